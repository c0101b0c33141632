"""Building blocks of all places: camera, lights, sky, floors, walls and copies of meshes."""
import math

import bpy
from mathutils import Vector

from shapes import add
from surfaces import emission, linear


def camera(at, look, lens=50, stop=None, focus=None):
    scene = bpy.context.scene
    made = bpy.data.objects.new('camera', bpy.data.cameras.new('camera'))
    scene.collection.objects.link(made)
    scene.camera = made
    made.location = at
    made.rotation_euler = (Vector(look) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    made.data.lens = lens
    if stop:
        made.data.dof.use_dof = True
        # Blender takes a unit for a meter, but here it is 10 cm. A smaller f-stop makes up for it.
        made.data.dof.aperture_fstop = stop * 0.12
        made.data.dof.focus_distance = (Vector(focus or look) - Vector(at)).length
    return made


def lamp(at, towards, size, watts, colour='#ffffff', size_y=None, seen=False):
    light = bpy.data.lights.new('lamp', 'AREA')
    light.energy = watts
    light.size = size
    light.color = linear(colour)[:3]
    if size_y:
        light.shape = 'RECTANGLE'
        light.size_y = size_y
    made = bpy.data.objects.new('lamp', light)
    made.location = at
    made.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    made.visible_camera = seen
    bpy.context.scene.collection.objects.link(made)
    return made


def sun(towards, strength, colour='#fff4e2', soft=3):
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy = strength
    light.angle = math.radians(soft)
    light.color = linear(colour)[:3]
    made = bpy.data.objects.new('sun', light)
    made.rotation_euler = Vector(towards).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(made)


def sky(low, high, strength=1.0, axis='Z'):
    """Surrounds the scene with a gradient from `low` to `high`."""
    tree = bpy.context.scene.world.node_tree
    background = tree.nodes['Background']
    ramp, place, split = (tree.nodes.new(n) for n in ('ShaderNodeValToRGB', 'ShaderNodeTexCoord', 'ShaderNodeSeparateXYZ'))
    middle = tree.nodes.new('ShaderNodeMapRange')
    middle.inputs['From Min'].default_value, middle.inputs['From Max'].default_value = -1, 1
    tree.links.new(place.outputs['Generated'], split.inputs[0])
    tree.links.new(split.outputs[axis], middle.inputs['Value'])
    tree.links.new(middle.outputs['Result'], ramp.inputs['Fac'])
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[0].color = 0.35, linear(low)
    ramp.color_ramp.elements[1].position, ramp.color_ramp.elements[1].color = 0.75, linear(high)
    tree.links.new(ramp.outputs['Color'], background.inputs['Color'])
    background.inputs['Strength'].default_value = strength


def sheet(size, at=(0, 0, 0), turn=(0, 0, 0), material=None):
    """A flat rectangle in its own x-y plane, centered on `at`."""
    x, y = size[0] / 2, size[1] / 2
    made = add('sheet', [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)], [(0, 1, 2, 3)], material, smooth=False)
    made.location = at
    made.rotation_euler = tuple(math.radians(value) for value in turn)
    return made


def wall(size, at, material):
    """A vertical sheet that faces the camera (toward -y)."""
    return sheet(size, at, (90, 0, 0), material)


def backdrop(low, high, size, at, strength=1.0, across=None):
    """A glowing wall behind the scene, with a gradient from `low` to `high`. `across` tints its right side."""
    material = emission(low, strength)
    tree = material.node_tree
    place, split, ramp = (tree.nodes.new(n) for n in ('ShaderNodeTexCoord', 'ShaderNodeSeparateXYZ', 'ShaderNodeValToRGB'))
    tree.links.new(place.outputs['Generated'], split.inputs[0])
    tree.links.new(split.outputs['Y'], ramp.inputs['Fac'])
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = linear(low), linear(high)
    glow = next(n for n in tree.nodes if n.type == 'EMISSION')
    colour = ramp.outputs['Color']
    if across:
        side, mix = tree.nodes.new('ShaderNodeValToRGB'), tree.nodes.new('ShaderNodeMixRGB')
        side.color_ramp.elements[0].position, side.color_ramp.elements[1].position = 0.35, 0.95
        tree.links.new(split.outputs['X'], side.inputs['Fac'])
        tree.links.new(side.outputs['Color'], mix.inputs['Fac'])
        tree.links.new(colour, mix.inputs['Color1'])
        mix.inputs['Color2'].default_value = linear(across)
        colour = mix.outputs['Color']
    tree.links.new(colour, glow.inputs['Color'])
    return wall(size, at, material)


def copies(source, places):
    """Adds copies of a mesh: (location, scale or three scales, rotation about z or three rotations, in radians)."""
    for place, scale, turn in places:
        made = bpy.data.objects.new(source.name, source.data)
        made.location = place
        made.scale = scale if isinstance(scale, tuple) else (scale, scale, scale)
        made.rotation_euler = (0, 0, turn) if not isinstance(turn, tuple) else turn
        bpy.context.scene.collection.objects.link(made)


def ball(material, subdivisions=4):
    import bmesh
    mesh = bpy.data.meshes.new('ball')
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=subdivisions, radius=1)
    bm.to_mesh(mesh)
    bm.free()
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    mesh.materials.append(material)
    made = bpy.data.objects.new('ball', mesh)
    return made
