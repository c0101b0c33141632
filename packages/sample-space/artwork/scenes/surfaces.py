"""Colored materials for places: paint, steel, ceramic, glass, cloth, wood, tiles, soap film."""
import bpy


def linear(hex_colour):
    """Converts a hex color to linear RGBA."""
    out = []
    for at in (1, 3, 5):
        value = int(hex_colour[at:at + 2], 16) / 255
        out.append(value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4)
    return (*out, 1)


def principled(colour, rough=0.5, metal=0.0, **more):
    made = bpy.data.materials.new(colour)
    made.use_nodes = True
    shader = made.node_tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = linear(colour)
    shader.inputs['Roughness'].default_value = rough
    shader.inputs['Metallic'].default_value = metal
    for name, value in more.items():
        shader.inputs[name.replace('_', ' ').title().replace('Ior', 'IOR')].default_value = value
    return made


def bumped(material, scale=20.0, strength=0.3, distance=0.02, kind='Noise', detail=3, stretch=(1, 1, 1)):
    tree = material.node_tree
    texture = tree.nodes.new(f'ShaderNodeTex{kind}')
    if 'Scale' in texture.inputs:
        texture.inputs['Scale'].default_value = scale
    if 'Detail' in texture.inputs:
        texture.inputs['Detail'].default_value = detail
    place, mapping = tree.nodes.new('ShaderNodeTexCoord'), tree.nodes.new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = stretch
    tree.links.new(place.outputs['Object'], mapping.inputs['Vector'])
    tree.links.new(mapping.outputs['Vector'], texture.inputs['Vector'])
    height = tree.nodes.new('ShaderNodeBump')
    height.inputs['Strength'].default_value = strength
    height.inputs['Distance'].default_value = distance
    tree.links.new(texture.outputs['Fac' if 'Fac' in texture.outputs else 'Distance'], height.inputs['Height'])
    shader = tree.nodes['Principled BSDF']
    tree.links.new(height.outputs['Normal'], shader.inputs['Normal'])
    return material


def varied(material, low, high, scale=4.0, stretch=(1, 1, 1), what='Roughness'):
    """Varies the roughness, or another input, across the surface, as wear does."""
    tree = material.node_tree
    texture = tree.nodes.new('ShaderNodeTexNoise')
    texture.inputs['Scale'].default_value = scale
    texture.inputs['Detail'].default_value = 4
    place, mapping = tree.nodes.new('ShaderNodeTexCoord'), tree.nodes.new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = stretch
    spread = tree.nodes.new('ShaderNodeMapRange')
    spread.inputs['From Min'].default_value, spread.inputs['From Max'].default_value = 0.35, 0.65
    spread.inputs['To Min'].default_value, spread.inputs['To Max'].default_value = low, high
    tree.links.new(place.outputs['Object'], mapping.inputs['Vector'])
    tree.links.new(mapping.outputs['Vector'], texture.inputs['Vector'])
    tree.links.new(texture.outputs['Fac'], spread.inputs['Value'])
    tree.links.new(spread.outputs['Result'], tree.nodes['Principled BSDF'].inputs[what])
    return material


def steel(rough=0.24, colour='#c9ced4'):
    return varied(principled(colour, rough, 1.0), rough * 0.7, rough * 1.4, 3, (0.4, 12, 12))


def ceramic(colour='#f4f5f5'):
    return principled(colour, 0.12, coat=0.0) if False else principled(colour, 0.12)


def cloth(colour, fine=160.0, strength=0.5):
    return bumped(principled(colour, 0.95, sheen=0.4, specular=0.1), fine, strength, 0.01, detail=2)


def emission(colour, strength):
    made = bpy.data.materials.new('glow')
    made.use_nodes = True
    tree = made.node_tree
    tree.nodes.clear()
    glow, out = tree.nodes.new('ShaderNodeEmission'), tree.nodes.new('ShaderNodeOutputMaterial')
    glow.inputs['Color'].default_value = linear(colour)
    glow.inputs['Strength'].default_value = strength
    tree.links.new(glow.outputs[0], out.inputs[0])
    return made


def glass(colour='#ffffff', rough=0.0, ior=1.45):
    """Glass that is transparent to shadow and diffuse rays, so that light passes without costly caustics."""
    made = bpy.data.materials.new('glass')
    made.use_nodes = True
    tree = made.node_tree
    tree.nodes.clear()
    out, mix = tree.nodes.new('ShaderNodeOutputMaterial'), tree.nodes.new('ShaderNodeMixShader')
    solid, clear = tree.nodes.new('ShaderNodeBsdfGlass'), tree.nodes.new('ShaderNodeBsdfTransparent')
    solid.inputs['Color'].default_value = linear(colour)
    solid.inputs['Roughness'].default_value = rough
    solid.inputs['IOR'].default_value = ior
    clear.inputs['Color'].default_value = linear(colour)
    path = tree.nodes.new('ShaderNodeLightPath')
    either = tree.nodes.new('ShaderNodeMath')
    either.operation = 'MAXIMUM'
    tree.links.new(path.outputs['Is Shadow Ray'], either.inputs[0])
    tree.links.new(path.outputs['Is Diffuse Ray'], either.inputs[1])
    tree.links.new(either.outputs[0], mix.inputs['Fac'])
    tree.links.new(solid.outputs[0], mix.inputs[1])
    tree.links.new(clear.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], out.inputs[0])
    return made


def film(tint='#ffffff', edge=0.75):
    """A soap film: clear in the middle, bright and faintly colored toward its edge."""
    made = bpy.data.materials.new('film')
    made.use_nodes = True
    tree = made.node_tree
    tree.nodes.clear()
    out, mix = tree.nodes.new('ShaderNodeOutputMaterial'), tree.nodes.new('ShaderNodeMixShader')
    clear, shine = tree.nodes.new('ShaderNodeBsdfTransparent'), tree.nodes.new('ShaderNodeBsdfGlossy')
    shine.inputs['Roughness'].default_value = 0.03
    weight, ramp = tree.nodes.new('ShaderNodeLayerWeight'), tree.nodes.new('ShaderNodeValToRGB')
    weight.inputs['Blend'].default_value = 0.32
    colours = tree.nodes.new('ShaderNodeValToRGB')
    stops = colours.color_ramp.elements
    stops[0].position, stops[0].color = 0.0, linear('#ffffff')
    stops[1].position, stops[1].color = 1.0, linear(tint)
    for at, colour in ((0.45, '#d9f3ff'), (0.62, '#ffd9ef'), (0.76, '#d6fff0'), (0.88, '#fff3d0')):
        stop = stops.new(at)
        stop.color = linear(colour)
    ramp.color_ramp.elements[0].color = (0.045, 0.045, 0.045, 1)
    ramp.color_ramp.elements[1].color = (edge, edge, edge, 1)
    tree.links.new(weight.outputs['Facing'], ramp.inputs['Fac'])
    tree.links.new(weight.outputs['Facing'], colours.inputs['Fac'])
    tree.links.new(colours.outputs['Color'], shine.inputs['Color'])
    tree.links.new(ramp.outputs['Color'], mix.inputs['Fac'])
    tree.links.new(clear.outputs[0], mix.inputs[1])
    tree.links.new(shine.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], out.inputs[0])
    return made


def tiles(colour, grout, width=0.5, height=0.25, gap=0.012, rough=0.12, offset=0.5, other=None, turn=None, wet=0.0):
    """Glazed tiles in the object's x-y plane. Rotate the object for a wall."""
    made = principled(colour, rough)
    tree = made.node_tree
    shader = tree.nodes['Principled BSDF']
    place, brick = tree.nodes.new('ShaderNodeTexCoord'), tree.nodes.new('ShaderNodeTexBrick')
    brick.offset = offset
    brick.inputs['Color1'].default_value = linear(colour)
    brick.inputs['Color2'].default_value = linear(other or colour)
    brick.inputs['Mortar'].default_value = linear(grout)
    brick.inputs['Scale'].default_value = 1
    brick.inputs['Mortar Size'].default_value = gap
    brick.inputs['Mortar Smooth'].default_value = 0.3
    brick.inputs['Brick Width'].default_value = width
    brick.inputs['Row Height'].default_value = height
    tree.links.new(place.outputs['Object'], brick.inputs['Vector'])
    tree.links.new(brick.outputs['Color'], shader.inputs['Base Color'])
    height_of = tree.nodes.new('ShaderNodeBump')
    height_of.invert = True
    height_of.inputs['Strength'].default_value = 0.6
    height_of.inputs['Distance'].default_value = 0.02
    waves, soft = tree.nodes.new('ShaderNodeTexNoise'), tree.nodes.new('ShaderNodeBump')
    waves.inputs['Scale'].default_value = 2.4
    soft.inputs['Strength'].default_value = 0.05
    soft.inputs['Distance'].default_value = 0.1
    tree.links.new(place.outputs['Object'], waves.inputs['Vector'])
    tree.links.new(waves.outputs['Fac'], soft.inputs['Height'])
    tree.links.new(brick.outputs['Fac'], height_of.inputs['Height'])
    tree.links.new(soft.outputs['Normal'], height_of.inputs['Normal'])
    tree.links.new(height_of.outputs['Normal'], shader.inputs['Normal'])
    rougher = tree.nodes.new('ShaderNodeMapRange')
    rougher.inputs['To Min'].default_value, rougher.inputs['To Max'].default_value = rough, 0.7
    tree.links.new(brick.outputs['Fac'], rougher.inputs['Value'])
    tree.links.new(rougher.outputs['Result'], shader.inputs['Roughness'])
    return made


def wood(light='#c89b6a', deep='#8a5a33', rough=0.35, along=(1, 9, 9)):
    made = principled(light, rough)
    tree = made.node_tree
    place, mapping, grain, ramp = (tree.nodes.new(n) for n in ('ShaderNodeTexCoord', 'ShaderNodeMapping', 'ShaderNodeTexNoise', 'ShaderNodeValToRGB'))
    mapping.inputs['Scale'].default_value = along
    grain.inputs['Scale'].default_value = 1.6
    grain.inputs['Detail'].default_value = 6
    grain.inputs['Distortion'].default_value = 0.6
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[0].color = 0.35, linear(deep)
    ramp.color_ramp.elements[1].position, ramp.color_ramp.elements[1].color = 0.65, linear(light)
    tree.links.new(place.outputs['Object'], mapping.inputs['Vector'])
    tree.links.new(mapping.outputs['Vector'], grain.inputs['Vector'])
    tree.links.new(grain.outputs['Fac'], ramp.inputs['Fac'])
    tree.links.new(ramp.outputs['Color'], tree.nodes['Principled BSDF'].inputs['Base Color'])
    return made
