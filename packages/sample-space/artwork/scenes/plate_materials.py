"""Gray materials for plates. Each writes its region to a render pass, so that `../plate.ts` can color it later."""
import bpy

REGIONS = {'body': (1, 0, 0), 'cap': (0, 1, 0), 'trim': (0, 0, 1), 'own': (0, 0, 0)}


def neutral(region, rough=0.28, bump=0.0, bump_scale=30.0, metal=False, specular=0.5, sheen=0.0, value=0.8):
    made = bpy.data.materials.new(f'{region}-{rough}')
    made.use_nodes = True
    tree = made.node_tree
    shader = tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = (value, value, value, 1)
    shader.inputs['Roughness'].default_value = rough
    shader.inputs['Specular'].default_value = specular
    shader.inputs['Metallic'].default_value = 1.0 if metal else 0.0
    shader.inputs['Sheen'].default_value = sheen
    if bump:
        noise = tree.nodes.new('ShaderNodeTexNoise')
        noise.inputs['Scale'].default_value = bump_scale
        noise.inputs['Detail'].default_value = 3
        place = tree.nodes.new('ShaderNodeTexCoord')
        tree.links.new(place.outputs['Object'], noise.inputs['Vector'])
        height = tree.nodes.new('ShaderNodeBump')
        height.inputs['Strength'].default_value = bump
        height.inputs['Distance'].default_value = 0.02
        tree.links.new(noise.outputs['Fac'], height.inputs['Height'])
        tree.links.new(height.outputs['Normal'], shader.inputs['Normal'])
    for name, colour in (('mask', REGIONS[region]), ('cover', (1, 1, 1))):
        out = tree.nodes.new('ShaderNodeOutputAOV')
        out.name = name
        out.inputs['Color'].default_value = (*colour, 1)
    return made


def print_area(rough=0.22):
    """Material of the print area. Writes its UV coordinates, multiplied by pixel coverage, to the pass `print`."""
    made = neutral('own', rough)
    tree = made.node_tree
    uv = tree.nodes.new('ShaderNodeUVMap')
    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    join = tree.nodes.new('ShaderNodeCombineXYZ')
    out = tree.nodes.new('ShaderNodeOutputAOV')
    out.name = 'print'
    tree.links.new(uv.outputs['UV'], split.inputs[0])
    tree.links.new(split.outputs['X'], join.inputs['X'])
    tree.links.new(split.outputs['Y'], join.inputs['Y'])
    join.inputs['Z'].default_value = 1
    tree.links.new(join.outputs[0], out.inputs['Color'])
    return made
